// Made by `npm run packages` from content/help. Change the files there.
export const helpLines = {
  en: {
    'georgia-legal-aid':
      'georgialegalaid.org, with guides and forms, also in Spanish',
    'atlanta-legal-aid':
      'Atlanta Legal Aid, 404-524-5811 (Fulton, DeKalb, Cobb, Gwinnett, Clayton)',
    'georgia-legal-services':
      'Georgia Legal Services Program, 1-833-457-7529 (all other counties; confirm the number at glsp.org)',
    'family-violence-hotline':
      '1-800-33-HAVEN, 1-800-334-2836 (Georgia’s family violence hotline)',
  },
  es: {
    'georgia-legal-aid':
      'georgialegalaid.org, con guías y formularios, también en español',
    'atlanta-legal-aid':
      'Atlanta Legal Aid, 404-524-5811 (Fulton, DeKalb, Cobb, Gwinnett y Clayton)',
    'georgia-legal-services':
      'Georgia Legal Services Program, 1-833-457-7529 (los demás condados; confirme el número en glsp.org)',
    'family-violence-hotline':
      '1-800-33-HAVEN, 1-800-334-2836 (la línea de Georgia para la violencia familiar)',
  },
};
