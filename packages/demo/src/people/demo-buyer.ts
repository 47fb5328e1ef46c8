/** The account for trying the demo; the startup output prints its password. */
const DEMO_PASSWORD = 'Galleria#2026';

export const demoBuyer = {
  name: 'galleria_buyer',
  nickName: 'Robin',
  /** The emoji of the avatar. */
  avatar: '🦊',
  mail: 'buyer@galleria.test',
  mobile: '13800138000',
  password: DEMO_PASSWORD,
  payPassword: '246810',
  birthDate: '1992-04-18',
  addresses: [
    {
      receiver: 'Robin Chen',
      mobile: '13800138000',
      postCode: '518000',
      areaId: 440305,
      addr: 'Building 3, 88 Keyuan Road, Room 1204',
      commonAddr: 1,
    },
    {
      receiver: 'Robin Chen',
      mobile: '13800138000',
      postCode: '200040',
      areaId: 310106,
      addr: '1266 Nanjing West Road, Floor 21',
      commonAddr: 0,
    },
    {
      receiver: '陈安',
      mobile: '13900139000',
      postCode: '310012',
      areaId: 330106,
      addr: '文三路 478 号 2 幢 301 室',
      commonAddr: 0,
    },
  ],
} as const;
