/**
 * Elements of Markdown that some page shows by a component of its own. MDX packs all others into strings while it reads a
 * text, which makes a build a quarter faster; one that is missing here would be shown bare.
 */
export const replacedElements = ['a', 'img', 'table'];
