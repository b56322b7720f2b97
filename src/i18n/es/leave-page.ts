import type { LeavePageWords } from '#i18n/en/leave-page.ts';

const words: LeavePageWords = {
  leaveShort: 'Salir',
  leaveRest: 'de esta página',
  leaveHint: 'Muestra el pronóstico del tiempo. En un teléfono compartido también cierra su sesión.',
};
export default words;
