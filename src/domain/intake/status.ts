import type { Role } from '../access/roles.ts';

/** The states of an application. */
export const intakeStatuses = ['submitted', 'accepted', 'declined', 'withdrawn'] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

/** The table of moves, for pages. The database enforces its own (`intake_moves`), and a test holds the two equal. */
export const intakeMoves: Readonly<Record<IntakeStatus, Partial<Record<IntakeStatus, readonly Role[]>>>> = {
  submitted: {
    accepted: ['staff', 'admin'],
    declined: ['staff', 'admin'],
    withdrawn: ['client', 'staff', 'admin'],
  },
  accepted: { withdrawn: ['client', 'staff', 'admin'] },
  declined: {},
  withdrawn: {},
};

/** Whether this role may bring an application from one state to another. */
export function mayMoveIntake(from: IntakeStatus, to: IntakeStatus, role: Role): boolean {
  return intakeMoves[from][to]?.includes(role) ?? false;
}
