// Reads the link to a table that somebody pasted.

/** The table that a link, the end of one or a bare id names, or "". */
export function tableIn(text: string): string {
  const found = /^(?:.*\/table\/)?([\w-]+)\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? "";
}
