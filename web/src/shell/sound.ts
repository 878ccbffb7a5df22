// A few small tones, made on the spot; silent unless sound is switched on.
import { preferences } from "./preferences.svelte";

/** Notes as [frequency in Hz, start in s, length in s]. */
const TONES = {
  card: [[330, 0, 0.05]],
  draw: [
    [294, 0, 0.04],
    [330, 0.06, 0.04],
    [370, 0.12, 0.04],
  ],
  roll: [
    [180, 0, 0.03],
    [220, 0.07, 0.03],
    [170, 0.13, 0.03],
    [240, 0.22, 0.05],
  ],
  hit: [
    [110, 0, 0.18],
    [220, 0, 0.1], // small loudspeakers hardly give the other
  ],
  win: [
    [587, 0, 0.1],
    [880, 0.09, 0.22],
  ],
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  won: [
    [523, 0, 0.18],
    [659, 0.14, 0.18],
    [784, 0.28, 0.4],
  ],
  lost: [
    [392, 0, 0.22],
    [311, 0.18, 0.4],
  ],
  refused: [[196, 0, 0.14]],
} as const;

let context: AudioContext | undefined;

export function tone(name: keyof typeof TONES): void {
  if (!preferences.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length] of TONES[name]) {
    const at = context.currentTime + start;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0005, at + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}
