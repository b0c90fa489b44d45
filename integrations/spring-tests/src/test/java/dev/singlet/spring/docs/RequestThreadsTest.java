package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.docs.model.IssueEntity;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.core.task.AsyncTaskExecutor;

@SpringBootTest(properties = "singlet.executor=dynamoDbRequests")
@AutoConfigureLocalTables
@Import(RequestThreads.class)
class RequestThreadsTest {

  @Autowired TableClient github;

  @Qualifier("dynamoDbRequests")
  @Autowired
  ExecutorService requests;

  @Autowired AsyncTaskExecutor ofBoot;

  @Test
  void theRequestsOfABatchHaveThreads() {
    github.execute(
        BatchGet.of(
            LongStream.rangeClosed(1, 150)
                .mapToObj(number -> IssueEntity.get("aws", "sdk", number))
                .toList()));

    assertThat(((ThreadPoolExecutor) requests).getTaskCount()).isEqualTo(2);
    assertThat(ofBoot).isNotNull();
  }
}
