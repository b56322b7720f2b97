import type { CasePlace } from '#domain/portal/case-places.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';

interface PlaceHeadProps {
  readonly place: Exclude<CasePlace, 'case'>;
  readonly page: CaseHeadWords;
}

/** The heading of a place; whoever comes by its address continues here. */
export function PlaceHead({ place, page }: PlaceHeadProps) {
  return (
    <h1 className="text-h3-large leading-tight focus:outline-none" id={place} tabIndex={-1}>
      {page.places[place]}
    </h1>
  );
}
