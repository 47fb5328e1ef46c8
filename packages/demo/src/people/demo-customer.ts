/** Buys from the demo's store 2, so that work waits in its back office. Nobody can sign in as her. */
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
