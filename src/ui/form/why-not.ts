import { createContext } from 'react';

/** Why nothing can be done in the forms below; empty where everything can. */
export const WhyNotContext = createContext('');
