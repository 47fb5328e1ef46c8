import { randomUUID } from 'node:crypto';
import { ABSENT_ID } from '../access-row.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

/** An application under review, with identity pictures; each needs a name of its own. */
const application: StaffObject = {
  make: async ({ app, sql }) => {
    const name = `store ${randomUUID().slice(0, 8)}`;
    const path = `pictures/${randomUUID().replaceAll('-', '')}.1x1.-.webp`;
    await app.services.stores.privatePictures.put(path, Buffer.from('a picture'));
    return sql(
      `insert into store_application (user_id, state, revision, locale, name, folded_name, logo, licence_picture,
         identity_front, identity_back, area_id, latitude, longitude, founded_on, sent_at)
       values ($1, 'review', 1, 'en', $2, $2, 'logo', 'licence', $3, $3, 110101, 39, 116, '2019-05-04', mall_now())
       returning id`,
      ...[randomUUID(), name, path],
    );
  },
  absent: ABSENT_ID,
};

/** A request of a store of its own, since a store can have only one that waits. */
const paperRequest: StaffObject = {
  make: ({ sql }) =>
    sql(`with made as (
        insert into store (name, intro, logo, status, folded_names)
        values ('{"en": "Papers"}', '{}', '', 1, 'papers') returning id
      )
      insert into store_paper_request (store_id, papers)
      select id, '{"companyName": {}, "licenceNumber": "", "companyAddress": {}, "legalRepresentative": {},
        "registeredCapital": {}, "foundedOn": "2019-05-04", "businessTerm": {}, "businessScope": {},
        "licencePictures": []}' from made returning id`),
  absent: ABSENT_ID,
};

export const applicationsStaffAccess: StaffRows = {
  applicationPage: staffCall(),
  applicationInfo: staffCallOn(application, (applicationId) => ({ applicationId })),
  applicationIdentity: staffCallOn(application, (applicationId) => ({ applicationId, side: 'front' })),
  decideApplication: staffCallOn(application, (applicationId) => ({
    ...{ applicationId, revision: 1, isAccepted: false, remark: 'Please send the licence again.' },
  })),
  paperRequestPage: staffCall(),
  paperRequestInfo: staffCallOn(paperRequest, (requestId) => ({ requestId })),
  decidePaperRequest: staffCallOn(paperRequest, (requestId) => ({ requestId, isAccepted: true })),
};
