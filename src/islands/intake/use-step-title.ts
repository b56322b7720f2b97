import { useEffect, useRef } from 'react';

/** Says in the page's title which step it is and whether something is wrong: a screen reader reads it first. */
export function useStepTitle(here: string | null, errorPrefix: string | null): void {
  const pageTitle = useRef('');
  useEffect(() => {
    pageTitle.current ||= document.title;
    const title = here === null ? pageTitle.current : `${here}: ${pageTitle.current}`;
    document.title = errorPrefix === null ? title : `${errorPrefix} ${title}`;
  }, [here, errorPrefix]);
}
