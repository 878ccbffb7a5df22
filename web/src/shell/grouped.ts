// A list by groups, in the order in which they first come.
export function grouped<Each>(list: readonly Each[], key: (one: Each) => string): [string, Each[]][] {
  const groups = new Map<string, Each[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups];
}
