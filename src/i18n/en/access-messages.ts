import type { AccessMessageKey } from '#domain/access/password.ts';

export const accessMessages: Record<AccessMessageKey, string> = {
  'password.short': 'Use at least 10 characters. A few words you can remember work well.',
  'password.long': 'Use at most 200 characters.',
  'password.common': 'This password is easy to guess. Please choose another one.',
  'password.required': 'Enter a password.',
  'password.same': 'This is the password you have now. Choose another one.',
  'currentPassword.required': 'Enter the password you have now.',
  'currentPassword.wrong': 'This is not the password you have now. Please check it.',
  'email.invalid': 'Please enter a valid email address.',
  'dateOfBirth.required': 'Enter your date of birth, as in your application.',
  'dateOfBirth.wrong': 'This date does not match the application. Please check it.',
  'token.required': 'This link is not complete. Open it again from the email.',
  'device.required': 'Tell us whether this is your own device.',
  'email.same': 'This is the address your account has already.',
  'language.required': 'Choose English or Spanish.',
};
