// Made by `npm run packages` from content/packages. Change the files there.
export const packageNames = {
  en: {
    basic: { name: 'Basic' },
    standard: { name: 'Standard' },
    premium: { name: 'Premium' },
    vip: { name: 'VIP Multi-Filing' },
  },
  es: {
    basic: { name: 'Básico' },
    standard: { name: 'Estándar' },
    premium: { name: 'Premium' },
    vip: { name: 'VIP para varios casos' },
  },
};
