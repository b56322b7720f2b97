// Made by `npm run packages` from content/packages. Change the files there.
export const catalogueData = [
  {
    id: 'basic',
    amountCents: 29500,
    currency: 'usd',
    popular: false,
    matters: 1,
    files: false,
    isSold: true,
  },
  {
    id: 'standard',
    amountCents: 49500,
    currency: 'usd',
    popular: false,
    matters: 1,
    files: true,
    isSold: true,
  },
  {
    id: 'premium',
    amountCents: 69500,
    currency: 'usd',
    popular: false,
    matters: 1,
    files: true,
    isSold: true,
  },
  {
    id: 'vip',
    amountCents: 105000,
    currency: 'usd',
    popular: true,
    matters: 5,
    files: true,
    isSold: true,
  },
] as const;
