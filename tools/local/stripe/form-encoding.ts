// Stripe's bodies and queries: application/x-www-form-urlencoded with brackets, `a[b][0][c]=1` and `a[]=1`.

export type FormValue = string | FormTree | FormValue[];
export interface FormTree {
  [name: string]: FormValue;
}

/** Reads a body or query into a tree; a level whose names are all numbers becomes a list. */
export function readForm(encoded: string): FormTree {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(encoded)) place(root, pathOf(name), value);
  const tree = emptyTree();
  for (const [name, value] of Object.entries(root)) tree[name] = withLists(value);
  return tree;
}

// Without a prototype: `__proto__` in a request is a name like any other.
function emptyTree(): FormTree {
  return Object.create(null) as FormTree;
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [
    name.slice(0, open),
    ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] ?? ''),
  ];
}

function place(tree: FormTree, path: readonly string[], value: string): void {
  let at = tree;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      at[name] = value;
      return;
    }
    const next = at[name];
    if (typeof next === 'object' && !Array.isArray(next)) at = next;
    else {
      const made = emptyTree();
      at[name] = made;
      at = made;
    }
  }
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => withLists(value[name] ?? ''));
  }
  const tree = emptyTree();
  for (const name of names) tree[name] = withLists(value[name] ?? '');
  return tree;
}
