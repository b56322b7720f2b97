/** A text in parts, to be laid out somewhere other than a page: on paper or in a mail. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  /** Level 2 or 3; the title is not part of the text. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] };
