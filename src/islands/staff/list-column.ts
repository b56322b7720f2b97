import type { ReactNode } from 'react';
import type { SortValue } from '#ui/table/sort-items.ts';

/** A column of a list of records. */
export interface Column<Item> {
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** The same as plain text, for the file; left out where the cell is text already. */
  readonly text?: (item: Item) => string;
  /** Of a column of times: the moment, which the file gives as spreadsheets read it. */
  readonly moment?: (item: Item) => string | null;
  /** The first of these holds the link to the record. */
  readonly isLink?: boolean;
  /** Names, references and addresses: page translation leaves them as they are. */
  readonly isName?: boolean;
  /** Numbers and money, set to the right. */
  readonly isNumber?: boolean;
  /** What the server sorts by when its head is pressed. */
  readonly sort?: string;
  /** What this page sorts by, of a short list that the server hands over whole. */
  readonly by?: (item: Item) => SortValue;
  /** Shown only when somebody asks for it. */
  readonly isExtra?: boolean;
  /** Left out while a record is looked at beside the list. */
  readonly isRoomy?: boolean;
  /** A class for its share of the width, where an equal one does not do. */
  readonly width?: string;
}
