/** A text as its parts, for whoever lays it out elsewhere than in a page: on paper, in a mail. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  /** Level 2 or 3; the title of the whole is not part of the text. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] };
