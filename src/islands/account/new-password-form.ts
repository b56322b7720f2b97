import * as z from 'zod/mini';
import { newPassword, type AccessMessageKey } from '#domain/access/password.ts';
import { isCalendarDate, joinDate } from '#domain/intake/birth-date.ts';
import { devices } from '#domain/intake/devices.ts';

const key = (message: AccessMessageKey) => message;
const part = z._default(z.string(), '');

/**
 * The server's rules, with the birth date in three controls. A refused date is reported as `dateOfBirth`, the name
 * the server uses for it too.
 */
export function newPasswordForm(asksBirthDate: boolean) {
  return z
    .object({
      password: newPassword,
      device: z.enum(devices, key('device.required')),
      birthDay: part,
      birthMonth: part,
      birthYear: part,
      dateOfBirth: z.optional(z.string()),
    })
    .check(
      z.refine(
        ({ birthDay, birthMonth, birthYear }) => {
          if (!asksBirthDate) return true;
          const date = joinDate(birthDay, birthMonth, birthYear);
          return date !== null && isCalendarDate(date);
        },
        { error: key('dateOfBirth.required'), path: ['dateOfBirth'], when: () => true },
      ),
    );
}
