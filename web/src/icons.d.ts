// What the plugin of tools/icons.js gives: our names → SVG bodies; of pictures, empty until they are fetched.
declare module "*.json?icons" {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module "*.json?pictures" {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
