import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { applicationInfo } from '@galleria/contract/stores/staff-applications';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Alert, Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { DecisionButtons } from './decision-buttons.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { Paper } from './paper.tsx';

export type Application = OutputOf<typeof applicationInfo>;

const SHOWN_PX = 1080;

/** One application, with what the applicant wrote beside the documents that prove it. */
export function Component() {
  const text = useText<'platform'>();
  const applicationId = Number(useParams().applicationId) || 0;
  const answer = useCall(applicationInfo, { applicationId });
  const application = answer.data;
  return (
    <Page
      title={
        application ? text('platformApplications.named', { name: application.shopName }) : text('platform.applications')
      }
      intro={<Link to="/applications">{text('platform.applications')}</Link>}
      action={application?.state === 'review' && <DecisionButtons application={application} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details application={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ application }: { application: Application }) {
  const text = useText<'platform'>();
  const picture = (path: string) => pictureUrl(path, SHOWN_PX);
  return (
    <Flex vertical gap="middle">
      <ApplicationStatus application={application} />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <Flex vertical gap="middle">
            <CompanyPanel application={application} />
            <StorePanel application={application} />
          </Flex>
        </Col>
        <Col xs={24} lg={12}>
          <Flex vertical gap="middle">
            <Panel title={text('platformApplications.papersPart')}>
              <Flex wrap gap="middle">
                <Paper name={text('platformApplications.licence')} src={picture(application.licencePic)} isLarge />
                <Paper name={text('platformApplications.logo')} src={picture(application.shopLogo)} />
              </Flex>
            </Panel>
            <IdentityPanel key={application.applicationId} application={application} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

/** The decision about the application. */
function ApplicationStatus({ application: { state, reasons, remark, shopId } }: { application: Application }) {
  const text = useText<'platform'>();
  if (state === 'review') return null;
  if (state === 'refused') {
    const lines = [...reasons.map((reason) => text(`platformApplications.reason.${reason}`)), remark].filter(Boolean);
    return <Alert type="warning" title={text('platformApplications.whyRefused')} description={lines.join(' · ')} />;
  }
  const messageId = state === 'accepted' ? 'platformApplications.waitsForAccount' : 'platformApplications.isOpen';
  return (
    <Alert
      type="success"
      title={text(messageId)}
      action={<Link to={`/stores/${shopId}`}>{text('platformApplications.toStore')}</Link>}
    />
  );
}

function CompanyPanel({ application }: { application: Application }) {
  const text = useText<'platform'>();
  const fact = (name: Parameters<typeof text>[0], value: string | null) => ({
    label: text(name),
    value: <bdi>{value || '–'}</bdi>,
  });
  return (
    <Panel title={text('platformApplications.companyPart')}>
      <Facts
        facts={[
          fact('platformApplications.companyName', application.companyName),
          fact('platformApplications.licenceNumber', application.licenceNumber),
          fact('platformApplications.legalRepresentative', application.legalRepresentative),
          fact('platformApplications.capital', application.registeredCapital),
          fact('platformApplications.founded', application.foundedOn),
          fact('platformApplications.term', application.businessTerm),
          fact('platformApplications.scope', application.businessScope),
        ]}
      />
    </Panel>
  );
}

function StorePanel({ application }: { application: Application }) {
  const text = useText<'platform'>();
  const { latitude, longitude, region, address, userId } = application;
  return (
    <Panel title={text('platformApplications.storePart')}>
      <Facts
        facts={[
          { label: text('platformApplications.name'), value: <bdi>{application.shopName}</bdi> },
          { label: text('platformApplications.phone'), value: <bdi>{application.contactPhone}</bdi> },
          { label: text('platformApplications.address'), value: <bdi>{`${region} ${address}`}</bdi> },
          { label: text('platformApplications.coordinates'), value: <bdi>{`${latitude}, ${longitude}`}</bdi> },
          { label: text('platformApplications.description'), value: <bdi>{application.intro}</bdi> },
          { label: text('platformApplications.sent'), value: <TimeText time={application.sendTime} /> },
          {
            label: text('platformApplications.applicant'),
            value: <Link to={`/buyers/${userId}`}>{text('platformApplications.buyer')}</Link>,
          },
        ]}
      />
    </Panel>
  );
}
