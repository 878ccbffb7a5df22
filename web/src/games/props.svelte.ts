// Props that a test may change after the component is mounted.
export function table<Props extends object>(props: Props): Props {
  const shown = $state(props);
  return shown;
}
