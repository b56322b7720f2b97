/** What a feature of a package may rest on. Each is the id of a confirmation in content/launch.yml. */
export const offerNeeds = ['staff-delivery', 'calls', 'letters'] as const;
export type OfferNeed = (typeof offerNeeds)[number];
