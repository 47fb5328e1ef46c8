import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCall } from '@galleria/console-kit/use-call';
import { packingSlips } from '@galleria/contract/orders/store-orders';
import { Button, Empty, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { Slip } from './slip.tsx';
import './print.css';

const FORMATS = ['a4', 'label'] as const;
type Format = (typeof FORMATS)[number];

/** Packing slips of one order or several, as they will be printed. */
export function Component() {
  const text = useText<'merchant'>();
  const [address] = useSearchParams();
  const [format, setFormat] = useState<Format>('a4');
  const [language, setLanguage] = useState<'buyer' | 'own'>('buyer');
  const orderNumbers = address.get('numbers') ?? '';
  const answer = useCall(packingSlips, { orderNumbers, language });
  return (
    <Page
      title={text('merchant.order.slips')}
      intro={<Link to="/orders">{text('merchant.orders')}</Link>}
      action={
        <Flex wrap gap="small">
          <Segmented<Format>
            aria-label={text('merchant.order.paper')}
            value={format}
            onChange={setFormat}
            options={FORMATS.map((value) => ({ value, label: text(`merchant.order.paper.${value}`) }))}
          />
          <Segmented<'buyer' | 'own'>
            aria-label={text('merchant.order.slipLanguage')}
            value={language}
            onChange={setLanguage}
            options={(['buyer', 'own'] as const).map((value) => ({
              value,
              label: text(`merchant.order.slipLanguage.${value}`),
            }))}
          />
          <Button type="primary" icon={<Icon name="print" />} onClick={() => globalThis.print()}>
            {text('merchant.order.printNow')}
          </Button>
        </Flex>
      }
    >
      <style>{`@page { size: ${format === 'a4' ? 'A4' : '100mm 150mm'}; margin: ${format === 'a4' ? '15mm' : '5mm'}; }`}</style>
      <Loaded answer={answer} lines={12}>
        {(slips) =>
          slips.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchant.order.none')} />
          ) : (
            <>
              <div className={`slips slips-${format}`}>
                {slips.map((slip) => (
                  <Slip key={slip.orderNumber} slip={slip} />
                ))}
              </div>
              {createPortal(
                <div className="slips-paper">
                  {slips.map((slip) => (
                    <Slip key={slip.orderNumber} slip={slip} />
                  ))}
                </div>,
                document.body,
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
