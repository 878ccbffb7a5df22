// Gives something to the person as a file.
import { api } from "../wire/api";

/** The record of a game; of a running one, as much of it as they have been told. */
export async function downloadRecord(table: string): Promise<void> {
  save(`${table}.delve.txt`, await api.record(table));
}

export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
