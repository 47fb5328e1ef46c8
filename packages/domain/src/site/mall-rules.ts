/** Numbers that whoever runs the mall may change while it runs. What is here holds until they do. */
export interface MallRules {
  readonly addressesPerBuyer: number;
  readonly joiningPoints: number;
  readonly codeLifeMinutes: number;
  readonly codeResendSeconds: number;
  /** So many wrong tries spend a code. */
  readonly codeTries: number;
  /** Of products and of stores, each. */
  readonly favouritesPerBuyer: number;
  readonly historyDays: number;
  readonly historyEntries: number;
}

export const DEFAULT_RULES: MallRules = {
  addressesPerBuyer: 20,
  joiningPoints: 100,
  codeLifeMinutes: 10,
  codeResendSeconds: 60,
  codeTries: 5,
  favouritesPerBuyer: 1000,
  historyDays: 90,
  historyEntries: 500,
};
