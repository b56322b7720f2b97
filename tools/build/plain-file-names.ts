// Blockers stop scripts by their names. A file that holds a form, or what a form needs, may not be called like one that
// counts visitors.

/** Words in a file's name that lists of blockers look for. */
const suspicious =
  /^(?:ads?|analytics?|consent|counts?|counter|pixels?|sponsors?|stats?|metrics?|track(?:s|er|ers|ing)?)$/i;

/** The words of a name in camel case or with separators. */
export const wordsOfName = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');

export const isSuspiciousName = (name: string): boolean =>
  wordsOfName(name).some((word) => suspicious.test(word));

/** The name of a script of the site, by the part of it that was named in the source; Astro adds what it is within its page. */
export const scriptName = ({ name }: { readonly name: string }): string => {
  const [part = ''] = name.split('.astro_');
  return isSuspiciousName(part) ? '_astro/part.[hash].js' : `_astro/${part}.[hash].js`;
};
