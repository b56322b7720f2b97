import type { OfferNeed } from '#domain/packages/offer-needs.ts';

/** What is sold, and when nobody is here: what staff see of the operator's files, and where they are changed. */
const words = {
  offer: {
    title: 'What is sold',
    lead: 'This is how the last update of the site left it. Each line says where it is changed; a change takes effect with the next update.',
    package: 'Package',
    price: 'Price',
    state: 'State',
    sold: 'On sale',
    notSold: 'Not sold now',
    covers: 'Covers',
    matters: { one: '{count} court case', other: 'up to {count} court cases' },
    restsOn: 'Rests on',
    isOpen: '{name}: open',
    isClosed: '{name}: closed',
    changed: 'Prices, texts and what is on sale: content/packages/<package>.yml',
    switches: 'Switches',
    lead2:
      'While one is closed, nobody is offered what rests on it: not on the site, not in mails, not in a client’s case.',
    switch: 'Switch',
    packages: 'Packages it touches',
    where: 'Changed in',
    open: 'Open',
    closed: 'Closed',
    needs: {
      'staff-delivery': 'We take papers to the court',
      calls: 'Calls with clients',
      letters: 'Letters to screening companies',
    } satisfies Record<OfferNeed, string>,
    filing: 'Papers may be filed',
    filingClosed: {
      attorney:
        'No reviewing lawyer with a checked license is named, and nobody confirmed that none is needed.',
      selling: 'Payments are taken all the same, because the operator accepted that by name.',
      notSelling: 'On the live site no payment is taken until then.',
    },
    filingWhere: 'content/site.yml (reviewingLawyer), content/launch.yml (no-attorney)',
    launch: 'content/launch.yml ({id})',
  },
  days: {
    title: 'Days off',
    lead: 'On closures and holidays no calls are offered, and no promised day is counted. On a colleague’s day off nobody can book a call with them.',
    closures: 'The office is closed',
    noClosures: 'No closure is planned.',
    closuresWhere: 'Changed in content/site.yml (closures). The contact page shows them to everybody.',
    holidays: 'Legal holidays',
    colleagues: 'Who is away',
    nobodyAway: 'Nobody has entered a day off.',
    own: 'My days off and call hours',
  },
};
export default words;
