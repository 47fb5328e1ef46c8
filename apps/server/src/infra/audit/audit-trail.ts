/** Lets a use case report a change to the audit log, which has the input already. */
export interface AuditTrail {
  /** The state before and after, without secrets; null where there was or is none. Called once per operation. */
  changed(before: unknown, after: unknown): void;
}

/** For callers whose operations are not audited. */
export const NO_AUDIT: AuditTrail = { changed: () => undefined };
