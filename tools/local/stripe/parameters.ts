import { badParameter, missingParameter } from './api-error.ts';
import type { FormTree, FormValue } from './form-encoding.ts';
import type { Metadata } from './objects.ts';

/** Reads a request's parameters one by one and refuses what is missing or not understood, naming it. */
export class Parameters {
  readonly tree: FormTree;
  readonly #path: string;

  constructor(tree: FormTree, path = '') {
    this.tree = tree;
    this.#path = path;
  }

  /** The parameter's full name, as Stripe's errors have it: `line_items[0][price]`. */
  nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  has(name: string): boolean {
    return name in this.tree;
  }

  /** Refuses names Stripe does not know at this place. */
  only(known: string): this {
    const names = new Set(known.split(' '));
    for (const name of Object.keys(this.tree)) {
      if (names.has(name)) continue;
      const full = this.nameOf(name);
      throw badParameter('parameter_unknown', full, `Received unknown parameter: ${full}`);
    }
    return this;
  }

  /** A text, or null when it is absent or empty (which is how a value is taken away). */
  text(name: string): string | null {
    const value = this.tree[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string')
      throw badParameter(undefined, this.nameOf(name), `Invalid string: ${this.nameOf(name)}`);
    return value;
  }

  needText(name: string): string {
    const value = this.text(name);
    if (value === null) throw missingParameter(this.nameOf(name));
    return value;
  }

  oneOf(name: string, choices: readonly string[]): string | null {
    const value = this.text(name);
    if (value !== null && !choices.includes(value)) {
      throw badParameter(
        undefined,
        this.nameOf(name),
        `Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`,
      );
    }
    return value;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value))
      throw badParameter('parameter_invalid_integer', this.nameOf(name), `Invalid integer: ${value}`);
    return Number(value);
  }

  needInteger(name: string): number {
    const value = this.integer(name);
    if (value === null) throw missingParameter(this.nameOf(name));
    return value;
  }

  flag(name: string): boolean | null {
    const value = this.oneOf(name, ['true', 'false']);
    return value === null ? null : value === 'true';
  }

  /** The parameters nested under a name; empty when there are none. */
  inner(name: string): Parameters {
    const value = this.tree[name];
    if (value === undefined || value === '') return new Parameters({}, this.nameOf(name));
    if (typeof value === 'string' || Array.isArray(value))
      throw badParameter(undefined, this.nameOf(name), 'Invalid object');
    return new Parameters(value, this.nameOf(name));
  }

  /** The texts of a list; empty when there is none. */
  list(name: string): string[] {
    return this.#items(name).filter((item) => typeof item === 'string');
  }

  /** The nested parameters of each item of a list. */
  innerList(name: string): Parameters[] {
    return this.#items(name).map((item, index) => {
      const path = `${this.nameOf(name)}[${String(index)}]`;
      if (typeof item === 'string' || Array.isArray(item))
        throw badParameter(undefined, path, 'Invalid object');
      return new Parameters(item, path);
    });
  }

  #items(name: string): FormValue[] {
    const value = this.tree[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw badParameter(undefined, this.nameOf(name), 'Invalid array');
    return value;
  }

  /** Metadata as Stripe merges it: new names are added, a name with an empty value is taken away. */
  metadata(before: Metadata = {}): Metadata {
    if (!this.has('metadata')) return { ...before };
    if (this.tree['metadata'] === '') return {};
    const inner = this.inner('metadata');
    const after = { ...before };
    for (const name of Object.keys(inner.tree)) {
      if (name.length > 40)
        throw badParameter(undefined, 'metadata', 'Metadata keys may hold up to 40 characters.');
      const value = inner.text(name);
      if (value === null) {
        delete after[name];
        continue;
      }
      if (value.length > 500)
        throw badParameter(undefined, inner.nameOf(name), 'Metadata values may hold up to 500 characters.');
      after[name] = value;
    }
    if (Object.keys(after).length > 50)
      throw badParameter(undefined, 'metadata', 'Metadata may hold up to 50 keys.');
    return after;
  }

  currency(name = 'currency'): string {
    const value = this.needText(name).toLowerCase();
    if (!/^[a-z]{3}$/.test(value))
      throw badParameter('invalid_currency', this.nameOf(name), `Invalid currency: ${value}`);
    return value;
  }
}
