import { Parser } from 'htmlparser2';

/** A field that starts a program, or asks one for its content. Word warns first, in words that people click away. */
const command = /(?:^|[^a-z])DDE(?:AUTO)?(?:[^a-z]|$)/i;

/**
 * Whether a part of a Word file has a field with a command. The text of a field may be cut into any number of runs, so
 * all of it is put together first.
 */
export function hasCommandField(xml: string): boolean {
  // Most letters have no field at all.
  if (!xml.includes('instr')) return false;
  let typed = '';
  let isInstruction = false;
  let hasCommand = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isInstruction = /(?:^|:)instrText$/i.test(name);
        for (const [key, value] of Object.entries(attributes)) {
          if (/(?:^|:)instr$/i.test(key) && command.test(value)) hasCommand = true;
        }
        // A field ends, or the next one begins.
        if (/(?:^|:)fldChar$/i.test(name)) typed += ' ';
      },
      ontext(text) {
        if (isInstruction) typed += text;
      },
      onclosetag() {
        isInstruction = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return hasCommand || command.test(typed);
}
