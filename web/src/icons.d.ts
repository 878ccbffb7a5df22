// What the plugin of tools/icons.js gives: our names → SVG bodies.
declare module "*.json?icons" {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
