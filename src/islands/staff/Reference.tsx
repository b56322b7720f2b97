import { formatReference } from '#domain/reference.ts';

/** A reference that does not wrap where there is room, spaced so that it can be read aloud. */
export function Reference({ of }: { readonly of: string }) {
  return (
    <span className="font-strong tracking-[0.06em] sm:whitespace-nowrap" translate="no">
      {formatReference(of)}
    </span>
  );
}
