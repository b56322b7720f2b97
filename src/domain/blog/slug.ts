// What the address of an article is made of.

/** The slug of a title: "Your deposit, back!" becomes your-deposit-back. Cut between words near 60 characters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug !== '' && slug.length + word.length + 1 > 60) break;
    slug = slug === '' ? word : `${slug}-${word}`;
  }
  return slug;
}
