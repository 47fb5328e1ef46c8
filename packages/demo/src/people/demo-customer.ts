/** A buyer whose orders wait in the back office of the demo's store 2. She cannot sign in. */
export const demoCustomer = {
  name: 'maya_lindqvist',
  nickName: 'Maya',
  mail: 'maya@galleria.test',
  addresses: [
    {
      receiver: 'Maya Lindqvist',
      mobile: '13700137000',
      postCode: '200040',
      areaId: 310106,
      addr: '35 Yuyuan Road, Room 802',
      commonAddr: 1,
    },
  ],
} as const;
