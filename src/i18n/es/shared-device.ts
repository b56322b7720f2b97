import type { SharedDeviceWords } from '#i18n/en/shared-device.ts';

const words: SharedDeviceWords = {
  soon: 'Su sesión se va a cerrar en unos {minutes} minutos porque nadie está usando esta página. Se perdería lo que escribió y no ha mandado.',
  stay: 'Seguir en mi cuenta',
};
export default words;
