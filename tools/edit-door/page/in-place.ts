// Writes a form's values back into the text they came from. What did not change stays as it was typed, with comments,
// quotes and order, so that a change of one word is a change of one line. Runs in the browser, in /edit.
import { isSameValue } from './is-same-value.ts';
import {
  CST,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Document,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Values = Readonly<Record<string, unknown>>;
/** As content/ is written: folded at this width where a file folds its texts at all, each on one line elsewhere. */
const styleOf = (text: string) => ({
  lineWidth: />-?[ \t]*$/m.test(text) ? 118 : 0,
  singleQuote: true,
});
/** Lists on one line stand in content/ without the spaces that entries on one line have. */
const written = (text: string, document: Document) =>
  document.toString(styleOf(text)).replaceAll(/^(\s*(?:- )?[\w-]+:) \[ (.*) \]$/gm, '$1 [$2]');

/** Whether a field says nothing: an empty form and a field that the file does not have mean the same. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(saysNothing));

/** The values of a YAML text. */
export const readValues = (text: string): unknown => parseDocument(text).toJS();

/**
 * The text with these values in it. A field that became empty is taken out, or says null where its name is among
 * `nullable`.
 */
export function writeValues(text: string, values: unknown, nullable: readonly string[] = []): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  const { contents } = document;
  const changed: [Scalar, unknown][] = [];
  if (isSameShape(contents, values, changed)) return withScalars(text, document, changed);
  const writer = createWriter(document, nullable);
  if (isMap(contents) && isValues(values)) writer.setMap(contents, values);
  else if (isSeq(contents) && Array.isArray(values)) writer.setList(contents, values);
  else return stringify(writer.withoutEmpty(values), styleOf(text));
  return written(text, document);
}

/** Whether nothing but single values differ; notes which. Fields that say nothing and are not in the file do not count. */
function isSameShape(node: unknown, value: unknown, changed: [Scalar, unknown][]): boolean {
  if (isMap(node)) {
    if (!isValues(value)) return false;
    const keys = node.items.map(keyOf);
    return (
      keys.every(
        (key) => value[key] !== undefined && isSameShape(node.get(key, true), value[key], changed),
      ) && Object.entries(value).every(([key, one]) => keys.includes(key) || saysNothing(one))
    );
  }
  if (isSeq(node))
    return (
      Array.isArray(value) &&
      value.length === node.items.length &&
      value.every((one, place) => isSameShape(node.items[place], one, changed))
    );
  if (!isScalar(node)) return false;
  if (node.value === null && saysNothing(value) && value !== false) return true;
  if (value === undefined) return false;
  if (typeof value === 'object' || value === '') return false;
  if (node.value !== value) changed.push([node, value]);
  return true;
}

/** Everything but these values stays byte for byte. */
function withScalars(text: string, document: Document, changed: readonly [Scalar, unknown][]): string {
  const edits = changed.flatMap(([node, value]) => {
    const token = node.srcToken;
    if (!token || !node.range || !CST.isScalar(token)) return [];
    const [from] = node.range;
    const before = CST.stringify(token);
    CST.setScalarValue(token, String(value), { type: scalarType(node, value), afterKey: true });
    return [{ from, to: from + before.length, after: CST.stringify(token) }];
  });
  if (edits.length !== changed.length) return written(text, document);
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((kept, { from, to, after }) => kept.slice(0, from) + after + kept.slice(to), text);
}

/** As it was written, unless the new value would then be read as something else. */
function scalarType(node: Scalar, value: unknown): Scalar.Type {
  if (typeof value !== 'string') return 'PLAIN';
  if (node.type && node.type !== 'PLAIN') return node.type;
  try {
    return parse(`- ${value}`)[0] === value ? 'PLAIN' : 'QUOTE_SINGLE';
  } catch {
    return 'QUOTE_SINGLE';
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = ({ key }: { readonly key: unknown }) => String(isScalar(key) ? key.value : key);

function createWriter(document: Document, nullable: readonly string[]) {
  function setMap(map: YAMLMap, values: Values): void {
    for (const [key, value] of Object.entries(values)) {
      const before = map.get(key, true);
      if (before === undefined) {
        if (!saysNothing(value)) map.set(document.createNode(key), created(value));
      } else if (value !== false && !isCollection(before) && saysNothing(value)) {
        if (nullable.includes(key)) map.set(key, null);
        else map.delete(key);
      } else if (isCollection(before) && value === null) {
        map.set(key, null);
      } else {
        const after = merged(before, value);
        if (after !== before) map.set(key, after);
      }
    }
    for (const key of map.items.map(keyOf))
      if (values[key] === undefined && !nullable.includes(key)) map.delete(key);
  }

  /** Entries at both ends that did not change keep their text; those between are written one by one. */
  function setList(list: YAMLSeq, values: readonly unknown[]): void {
    const before = list.toJS(document) as unknown[];
    // "[]" would hold whole entries on one line.
    if (before.length === 0) list.flow = false;
    const same = (one: number, other: number) => isSameValue(before[one], values[other]);
    let start = 0;
    while (start < before.length && start < values.length && same(start, start)) start += 1;
    let end = 0;
    while (
      end < before.length - start &&
      end < values.length - start &&
      same(before.length - 1 - end, values.length - 1 - end)
    )
      end += 1;
    const between = list.items.slice(start, before.length - end);
    const after = values
      .slice(start, values.length - end)
      .map((value, index) => (between[index] === undefined ? created(value) : merged(between[index], value)));
    list.items.splice(start, between.length, ...after);
  }

  function merged(before: unknown, value: unknown): unknown {
    if (isMap(before) && isValues(value)) {
      setMap(before, value);
      return before;
    }
    if (isSeq(before) && Array.isArray(value)) {
      setList(before, value);
      return before;
    }
    if (isScalar(before) && before.value === value) return before;
    if (isScalar(before) && typeof value === 'string' && typeof before.value === 'string') {
      before.value = value;
      return before;
    }
    const after = created(value);
    if (isScalar(before) && isScalar(after)) after.comment = before.comment;
    return after;
  }

  const created = (value: unknown) => document.createNode(withoutEmpty(value));

  /** A form hands out every field; those that say nothing are not written for the first time. */
  function withoutEmpty(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutEmpty);
    if (!isValues(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => {
        if (one === false || !saysNothing(one)) return [[key, withoutEmpty(one)]];
        return nullable.includes(key) ? [[key, null]] : [];
      }),
    );
  }

  return { setMap, setList, withoutEmpty };
}
