const password = 'Galleria#2026';

/** The staff of the demo mall, by role. */
export const demoStaff = {
  superuser: { name: 'Robin Stone', mail: 'staff@galleria.test', password },
  operator: { name: 'Olive Park', mail: 'operator@galleria.test', password },
  finance: { name: 'Frances Bell', mail: 'finance@galleria.test', password },
  service: { name: 'Sena Yilmaz', mail: 'service@galleria.test', password },
  auditor: { name: 'Aude Martin', mail: 'auditor@galleria.test', password },
} as const;
