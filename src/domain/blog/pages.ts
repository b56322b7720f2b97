// Long lists are split into pages. The first has the address of the list itself, the others end in /page/2, /page/3 …

/** Posts on one page of a list. */
export const postsPerPage = 12;

export function pageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / postsPerPage));
}

/** The posts of a page; pages count from 1. */
export function pageOf<Post>(posts: readonly Post[], number: number): Post[] {
  return posts.slice((number - 1) * postsPerPage, number * postsPerPage);
}

/** What follows /blog in the address of a page. `list` is '' or '/tag/records'. */
export function pageRest(list: string, number: number): string {
  return number === 1 ? list : `${list}/page/${number}`;
}

/** The numbers to link to from a page: both ends and its neighbors, with null where some are left out. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = new Set([1, count, current - 1, current, current + 1].filter((n) => n >= 1 && n <= count));
  return [...shown]
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const before = all[index - 1];
      return before !== undefined && number - before > 1 ? [null, number] : [number];
    });
}
