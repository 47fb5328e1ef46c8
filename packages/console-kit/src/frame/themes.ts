import { type ThemeConfig, theme } from 'antd';

/**
 * The storefront's brand colour in a form that Ant Design can compute with. White text on it has a contrast of 4.8:1.
 */
const BRAND = '#db2c2b';

const shape = {
  borderRadius: 8,
  borderRadiusLG: 12,
  fontFamily: 'inherit',
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.2s',
};

interface Tones {
  /** The brand colour for text. */
  brandInk: string;
  brandTint: string;
  /** Secondary text. Ant Design's own greys have too little contrast. */
  softInk: string;
  /** Fill of primary buttons and border of the focused field: in the brand's red they would look like errors. */
  strong: string;
  strongHover: string;
  onStrong: string;
  on: string;
  selected: string;
}

function tokensOf({ brandInk, brandTint, softInk }: Tones): ThemeConfig['token'] {
  return {
    ...shape,
    colorPrimary: BRAND,
    colorPrimaryBg: brandTint,
    colorLink: brandInk,
    colorError: brandInk,
    colorErrorBg: brandTint,
    colorTextSecondary: softInk,
    colorTextTertiary: softInk,
    colorTextDescription: softInk,
    colorTextPlaceholder: softInk,
  };
}

/** Selected items have the brand colour for text: the one for fills has too little contrast on a tint. */
function componentsOf({
  brandInk,
  brandTint,
  strong,
  strongHover,
  onStrong,
  on,
  selected,
}: Tones): ThemeConfig['components'] {
  const strongFill = { colorPrimary: strong, colorPrimaryHover: strongHover, colorPrimaryActive: strong };
  const edge = { activeBorderColor: strong, hoverBorderColor: strong, activeShadow: 'none' };
  return {
    Button: { ...strongFill, primaryColor: onStrong, primaryShadow: 'none', fontWeight: 500 },
    Checkbox: { ...strongFill, colorWhite: onStrong },
    Radio: { ...strongFill, colorWhite: onStrong },
    Input: edge,
    InputNumber: edge,
    Select: { ...edge, activeOutlineColor: 'transparent' },
    Table: { rowSelectedBg: selected, rowSelectedHoverBg: selected },
    Switch: { colorPrimary: on, colorPrimaryHover: on },
    Menu: { itemSelectedColor: brandInk, itemSelectedBg: brandTint },
    Tabs: { itemSelectedColor: brandInk, itemHoverColor: brandInk, itemActiveColor: brandInk },
  };
}

const light: Tones = {
  ...{ brandInk: '#cd171e', brandTint: '#ffeae7', softInk: '#575e68' },
  ...{ strong: '#17181e', strongHover: '#343741', onStrong: '#ffffff', on: '#00723b', selected: '#fdf5f4' },
};
const dark: Tones = {
  ...{ brandInk: '#ff8f84', brandTint: '#47211d', softInk: '#a9aeb6' },
  ...{ strong: '#eceef1', strongHover: '#ffffff', onStrong: '#14161a', on: '#2f9e62', selected: '#2a2322' },
};

export const lightTheme: ThemeConfig = {
  algorithm: theme.defaultAlgorithm,
  token: {
    ...tokensOf(light),
    colorErrorBorder: '#f6c3bc',
    colorInfo: '#125fb3',
    colorInfoBg: '#e0f1ff',
    colorInfoBorder: '#b1d2f4',
    colorSuccess: '#00723b',
    colorSuccessBg: '#ddf6e4',
    colorSuccessBorder: '#b0dabd',
    colorWarning: '#8a5100',
    colorWarningBg: '#ffeed3',
    colorWarningBorder: '#e9cd9d',
    colorText: '#111923',
    colorBgLayout: '#f7f7f4',
    colorBorderSecondary: '#e4e3de',
  },
  components: componentsOf(light),
};

export const darkTheme: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  token: {
    ...tokensOf(dark),
    colorErrorBorder: '#773731',
    colorInfo: '#80bdfb',
    colorInfoBg: '#1c2f46',
    colorInfoBorder: '#324e73',
    colorSuccess: '#63d18f',
    colorSuccessBg: '#173523',
    colorSuccessBorder: '#31573f',
    colorWarning: '#eeb154',
    colorWarningBg: '#3f2c10',
    colorWarningBorder: '#63471c',
    colorText: '#f0f2f4',
    colorBgLayout: '#111316',
    colorBgContainer: '#1b1d22',
    colorBgElevated: '#23262c',
    colorBorderSecondary: '#32353c',
  },
  components: componentsOf(dark),
};
