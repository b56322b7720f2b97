// The report in plain words, for somebody who runs a service and does not read code.
import type { Finding } from '#tools/doctor/finding.ts';
import type { Report } from '#tools/doctor/examine.ts';

/** The report as lines of text. */
export function say({ parts, accepted, open }: Report): string {
  const blocks = parts
    .filter((part) => part.open.length > 0)
    .map(({ title, open: list }) => [`${title} (${list.length})`, ...list.map(one)].join('\n\n'));
  if (accepted.length > 0)
    blocks.push(
      [
        `Accepted in content/launch.yml (${accepted.length})`,
        ...accepted.map(({ id, because }) => `  ${id}: ${because}`),
      ].join('\n'),
    );
  const count = open === 1 ? 'One thing is open' : `${open} things are open`;
  blocks.push(
    open === 0
      ? 'Nothing is open. Read the site once more in both languages before you publish it.'
      : `${count} before launch. To go without something on purpose, write its name and why under "accepted" in content/launch.yml.`,
  );
  return blocks.join('\n\n');
}

function one({ id, file, line, field, what, write }: Finding): string {
  const where = [file && (line ? `${file}:${line}` : file), field].filter(Boolean).join('  ');
  return [
    `  ${where || id}`,
    ...what.split('\n').map((text) => `      ${text}`),
    `      ${file ? 'Write' : 'Do'}: ${write}`,
    `      (${id})`,
  ].join('\n');
}
