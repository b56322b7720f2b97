import { Fragment } from 'react';

/** An address that breaks behind its @ and before its dots, and within a word only where it must. */
export function Email({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <span translate="no">
      {parts.map((part, place) => (
        // The same part may come twice, and none moves.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {part}
          {place < parts.length - 1 && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}
